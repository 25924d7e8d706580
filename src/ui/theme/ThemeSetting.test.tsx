import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useThemeSetting } from './ThemeSetting'

function Lost() {
  return <p>{useThemeSetting().setting}</p>
}

test('the theme setting throws an error that says so when its provider is missing (§8)', () => {
  expect(() => renderToString(<Lost />)).toThrow(
    'useThemeSetting must be used within ThemeSettingProvider',
  )
})
