/**
 * Replaces MUI's `TouchRipple` (alias in vite.config.ts): no button has a ripple (controls.ts), but its code
 * would be on every page.
 * @workaround @mui/material: tests/viteConfig.test.ts
 */
// biome-ignore lint/style/noDefaultExport: it replaces a default export
export default function NoRipple(): null {
  return null
}
