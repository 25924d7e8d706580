import { createTheme } from '@mui/material/styles'
import { palette } from '@/ui/theme/theme'
import { changed, type TokenChanges } from './tokenChanges'

const style = document.createElement('style')
let applied = '{}'

/**
 * Gives the page other colours: the CSS variables of a theme with these tokens, above those of the app and below those
 * of more contrast. Nothing is stored.
 */
export function applyTokenChanges(changes: TokenChanges): void {
  const key = JSON.stringify(changes)
  if (key === applied) return
  applied = key
  style.textContent = key === '{}' ? '' : cssOf(changes)
  document.head.append(style)
}

function cssOf(changes: TokenChanges): string {
  const scheme = (name: 'light' | 'dark') => ({ palette: palette(changed(name, changes)) })
  const { generateStyleSheets } = createTheme({
    cssVariables: { colorSchemeSelector: 'class', cssVarPrefix: '' },
    colorSchemes: { light: scheme('light'), dark: scheme('dark') },
  })
  return generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, rules]) => {
      const variables = Object.entries(rules as Record<string, string>)
        .filter(([name]) => name.startsWith('--palette-'))
        .map(([name, value]) => `${name}: ${value}`)
      const name = selector.includes('dark') ? 'dark' : 'light'
      return variables.length > 0 ? `html.${name} { ${variables.join('; ')} }` : ''
    })
    .join('\n')
}
