import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { floorsRule } from './scripts/floors-rule.js'

export default defineConfig(
  { ignores: ['dist', 'data', '.cache', 'node_modules', 'shots'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' },
      ],
      // fastify's plugins and vike's hooks are async by contract, whether or not they await.
      '@typescript-eslint/require-await': 'off',
      // Our objects are closures, not classes: their functions need no `this`.
      '@typescript-eslint/unbound-method': 'off',
      'no-console': 'error',
    },
  },
  {
    // What a test reads back (an answer's JSON, a file) is unknown on purpose; expect() is its check.
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['{renderer,pages}/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // A wide table scrolls inside its region, which people without a mouse must be able to reach.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx,js}'],
    plugins: { highpine: { rules: { floors: floorsRule } } },
    rules: { 'highpine/floors': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['pages/**/+*', 'renderer/+*', '*.config.ts', '**/*.d.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Export it by name: a default export has no name to search for.',
        },
      ],
    },
  },
  {
    // SPEC.md §4 and §8 ask for lines in the browser's console.
    files: ['{renderer,pages}/**/*.{ts,tsx}'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['scripts/**', 'tests/**', 'services/api/main.ts'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
)
