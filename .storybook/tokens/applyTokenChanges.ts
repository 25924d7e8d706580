import { createTheme } from '@mui/material/styles'
import { palette } from '@/ui/theme/theme'
import { changed, decodeChanges } from './tokenChanges'

const style = document.createElement('style')
let applied = ''

/**
 * Gives the page the colours of a dropped token file (`encodeChanges`): the CSS variables of a theme with these tokens,
 * above those of the app and below those of more contrast and forced colours. Nothing is stored.
 */
export function applyTokenChanges(encoded: string): void {
  if (encoded === applied) return
  applied = encoded
  style.textContent = encoded === '' ? '' : cssOf(encoded)
  document.head.append(style)
}

function cssOf(encoded: string): string {
  const changes = decodeChanges(encoded)
  const scheme = (name: 'light' | 'dark') => ({ palette: palette(changed(name, changes)) })
  const { generateStyleSheets } = createTheme({
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: { light: scheme('light'), dark: scheme('dark') },
  })
  return generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, rules]) => {
      const variables = Object.entries(rules as Record<string, string>)
        .filter(([name]) => name.startsWith('--mui-palette-'))
        .map(([name, value]) => `${name}: ${value}`)
      const name = selector.includes('dark') ? 'dark' : 'light'
      return variables.length > 0 ? `html.${name} { ${variables.join('; ')} }` : ''
    })
    .join('\n')
}
