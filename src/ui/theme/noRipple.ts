/** In the place of MUI's `TouchRipple`: no button has one (controls.ts), and its code would be on every page. */
// biome-ignore lint/style/noDefaultExport: it stands for one
export default function NoRipple(): null {
  return null
}
