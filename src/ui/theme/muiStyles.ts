/** `createTheme` in a separate module, because `src/hydration/bootstrap.ts` runs it before the theme. */
export { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles'
