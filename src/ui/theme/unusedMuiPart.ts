/**
 * Replaces two components of MUI that @mui/material 9.5 imports for every button (aliases in vite.config.ts): the
 * ripple, because no button has one (`disableRipple` in controls.ts), and the circle of the prop `loading`, which no
 * button uses. The circle is 1 kB of each page (23 November 2026), the ripple
 * and flags as files were 3 kB (22 November 2026, ADR-7). If MUI renames a file, its alias does
 * nothing: the app works, and both tests fail. Delete this file when the buttons load these parts only where they are
 * used.
 * @workaround @mui/material: tests/viteConfig.test.ts, tests/built/budgets.spec.ts
 */
// biome-ignore lint/style/noDefaultExport: it replaces a default export
export default function UnusedMuiPart(): null {
  return null
}
