/** `createTheme` in a separate module, because `src/boot.ts` runs it before the theme. */
export { createTheme } from '@mui/material/styles'
