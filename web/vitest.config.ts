import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

// One process runs many files: that takes a third of the time. scripts/fresh.ts makes each file begin anew all the same.
// A busy machine takes long to load parts; the limit is for what hangs.
export default mergeConfig(
  base,
  defineConfig({ test: { isolate: false, setupFiles: ["./scripts/fresh.ts"], testTimeout: 60_000 } }),
);
