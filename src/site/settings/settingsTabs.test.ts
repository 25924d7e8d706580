import { describe, expect, test } from 'vitest'
import { sampleSettings } from '@/content/settings'
import { SETTINGS_TABS, settingsSearchParams } from './settingsSearchParams'
import { nextTab, settingsTabs, tabOfField } from './settingsTabs'

test('the five tabs are in the order of §2, the profile first', () => {
  expect(SETTINGS_TABS).toEqual(['profile', 'notifications', 'privacy', 'preferences', 'display'])
  expect(Object.keys(settingsTabs)).toEqual([...SETTINGS_TABS])
})

test('§4 the tab is in the URL, except the default and an unknown one', () => {
  const read = (tab: string) => settingsSearchParams.parse({ tab }).tab
  expect(SETTINGS_TABS.map(read)).toEqual([undefined, ...SETTINGS_TABS.slice(1)])
  expect(read('theme')).toBeUndefined()
})

describe('the tab of a field (D-3)', () => {
  test('every field of the settings has one', () => {
    const tabs = Object.keys(sampleSettings).map(tabOfField)
    expect(new Set(tabs)).toEqual(new Set(SETTINGS_TABS))
  })

  test.each([
    ['name', 'profile'],
    ['notifications.email', 'notifications'],
    ['emailPreferences.digest', 'preferences'],
    ['newsPreferences.autoRefresh', 'display'],
    ['root', 'profile'],
    ['constructor', 'profile'],
  ])('%s in %s', (path, tab) => {
    expect(tabOfField(path)).toBe(tab)
  })
})

test.each([
  ['ArrowDown', true, [1, 2, 3, 4, 0]],
  ['ArrowUp', true, [4, 0, 1, 2, 3]],
  ['ArrowLeft', true, Array(5)],
  ['ArrowLeft', false, [1, 2, 3, 4, 0]],
  ['ArrowRight', false, [4, 0, 1, 2, 3]],
  ['ArrowDown', false, Array(5)],
  ['Home', false, [0, 0, 0, 0, 0]],
  ['End', true, [4, 4, 4, 4, 4]],
])('%s, vertical %s, goes from each tab to %j', (key, isVertical, expected) => {
  expect(SETTINGS_TABS.map((_, from) => nextTab(key, from, isVertical))).toEqual([...expected])
})
