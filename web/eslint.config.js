// What is looked for in TypeScript and Svelte besides types: `make check`.
import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default tseslint.config(
  { ignores: ["node_modules/", "public/", "src/art/icons.generated.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  ...tseslint.configs.strict,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "off", // the rule for Svelte knows $props
      "svelte/prefer-const": "error",
      "@typescript-eslint/no-non-null-assertion": "off", // an index that the server has checked
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", ignoreRestSiblings: true, destructuredArrayIgnorePattern: "^_" },
      ],
      "svelte/prefer-svelte-reactivity": "off", // sets and maps are replaced as a whole, never changed where a page reads them
    },
  },
);
