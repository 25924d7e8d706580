import { expect, test } from 'vitest'
import { SETTINGS_TABS, settingsSearchParams } from './settingsSearchParams'
import { settingsTabs } from './settingsTabs'

test('the five tabs are in the order of §2; the URL has each but the first', () => {
  expect(SETTINGS_TABS).toEqual(['profile', 'notifications', 'privacy', 'preferences', 'display'])
  expect(Object.keys(settingsTabs)).toEqual([...SETTINGS_TABS])
  const inUrl = SETTINGS_TABS.map((tab) => settingsSearchParams.parse({ tab }).tab)
  expect(inUrl).toEqual([undefined, ...SETTINGS_TABS.slice(1)])
})
