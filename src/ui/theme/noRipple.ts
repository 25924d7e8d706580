/**
 * Replaces MUI's `TouchRipple` (alias in vite.config.ts). No button has a ripple (`disableRipple` in controls.ts), but
 * ButtonBase of @mui/material 9.5 imports its code for every page. Without it and with flags as files, each page has
 * 3 kB less script (ADR-7, 22 November 2026). If MUI renames the file, the alias does nothing: the app works, and
 * both tests fail. Delete this file when ButtonBase loads the ripple only where it is used.
 * @workaround @mui/material: tests/viteConfig.test.ts, tests/built/budgets.spec.ts
 */
// biome-ignore lint/style/noDefaultExport: it replaces a default export
export default function NoRipple(): null {
  return null
}
