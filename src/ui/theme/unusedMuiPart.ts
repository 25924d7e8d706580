/**
 * Replaces what nothing here uses (aliases in vite.config.ts). A function of Emotion has `hoist-non-react-statics`,
 * which is CommonJS, so that a build keeps it: 1.2 kB of each page (27 November 2026). Three are components that
 * @mui/material 9.5 imports for every button and text field: the ripple, because no button has one (`disableRipple` in
 * controls.ts), the circle of the prop `loading`, which no button uses, and the textarea that grows, instead of which our
 * fields have a plain one (`TextField.tsx`). The circle is 1 kB of each page, the textarea 0.8 kB (23 November 2026), the
 * ripple and flags as files were 3 kB (22 November 2026, ADR-7). The default theme would be computed at each start, for
 * parts outside of a `ThemeProvider`: there are none. A theme with MUI's own CSS variables is 17 kB before compression;
 * ours has variables of its own (`theme.ts`). If a library renames a file, its alias does nothing: the app works, and the
 * test fails. Delete this file when they load these parts only where they are used.
 * @workaround @mui/material: tests/built/budgets.spec.ts
 */
// biome-ignore lint/style/noDefaultExport: it replaces a default export
export default function UnusedMuiPart(): null {
  return null
}
