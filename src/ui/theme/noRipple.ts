/**
 * In the place of MUI's `TouchRipple` (alias in vite.config.ts): no button has one (controls.ts), and its code
 * would be on every page.
 * @workaround @mui/material: tests/viteConfig.test.ts
 */
// biome-ignore lint/style/noDefaultExport: it stands for one
export default function NoRipple(): null {
  return null
}
