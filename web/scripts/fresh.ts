// Runs before each file of tests: nothing of the files before is left, no module with what it holds, no clock, no stub.
import { vi } from "vitest";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
