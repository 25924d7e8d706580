import GlobalStyles from '@mui/material/GlobalStyles'

/** Marks what goes on paper. */
export const PRINTED = { 'data-printed': '' }

const HOLDS_OR_IS_PRINTED = ':has([data-printed]), [data-printed], [data-printed] *'

const styles = (
  <GlobalStyles
    styles={{
      '@media print': {
        [`body *:not(${HOLDS_OR_IS_PRINTED}), [data-printed] :is(nav, a[role=button], .MuiButton-root)`]:
          { display: 'none !important' },
        // Black on white, whichever scheme the screen has.
        html: { colorScheme: 'light !important', background: 'Canvas !important' },
        'body, body *': {
          color: 'CanvasText !important',
          background: 'none !important',
          borderColor: 'CanvasText !important',
        },
        '[data-printed], [data-printed] *': { maxInlineSize: 'none !important' },
        '[data-printed] :is(h1, h2, h3)': { breakAfter: 'avoid' },
        '[data-printed] :is(p, li)': { orphans: 3, widows: 3 },
      },
    }}
  />
)

/** While it is on a page, printing that page prints what is marked with `PRINTED` and nothing around it. */
export const PrintTextOnly = () => styles
