import { expect, test } from 'vitest'
import { sampleSettings } from '@/content/settings'
import { SETTINGS_TABS, settingsSearchParams } from './settingsSearchParams'
import { settingsTabs, tabOfField } from './settingsTabs'

test('the five tabs are in the order of §2; the URL has each but the first', () => {
  expect(SETTINGS_TABS).toEqual(['profile', 'notifications', 'privacy', 'preferences', 'display'])
  expect(Object.keys(settingsTabs)).toEqual([...SETTINGS_TABS])
  const inUrl = SETTINGS_TABS.map((tab) => settingsSearchParams.parse({ tab }).tab)
  expect(inUrl).toEqual([undefined, ...SETTINGS_TABS.slice(1)])
})

test('every field of the settings has a tab (D-3)', () => {
  const tabs = Object.keys(sampleSettings).map(tabOfField)
  expect(new Set(tabs)).toEqual(new Set(SETTINGS_TABS))
  const paths = ['notifications.email', 'newsPreferences.autoRefresh', 'root', 'constructor']
  expect(paths.map(tabOfField)).toEqual(['notifications', 'display', 'profile', 'profile'])
})
