/** What the theme is made with, in a part of its own: `src/boot.ts` runs it before the theme. */
export { createTheme } from '@mui/material/styles'
