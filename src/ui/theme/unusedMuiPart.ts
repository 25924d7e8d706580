/**
 * Replaces three components that @mui/material 9.5 imports for every button and text field (aliases in vite.config.ts):
 * the ripple, because no button has one (`disableRipple` in controls.ts), the circle of the prop `loading`, which no
 * button uses, and the textarea that grows, instead of which our fields have a plain one (`TextField.tsx`). The circle
 * is 1 kB of each page, the textarea 0.8 kB (23 November 2026), the ripple and flags as files were 3 kB (22 November
 * 2026, ADR-7). If MUI renames a file, its alias does
 * nothing: the app works, and both tests fail. Delete this file when MUI loads these parts only where they are
 * used.
 * @workaround @mui/material: tests/viteConfig.test.ts, tests/built/budgets.spec.ts
 */
// biome-ignore lint/style/noDefaultExport: it replaces a default export
export default function UnusedMuiPart(): null {
  return null
}
