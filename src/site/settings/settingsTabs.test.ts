import { describe, expect, test } from 'vitest'
import { sampleSettings } from '@/content/settings'
import { SETTINGS_TABS, settingsSearchParams } from './settingsSearchParams'
import { nextTab, settingsTabs, tabOfField } from './settingsTabs'

test('the five tabs are in the order of §2, the profile first', () => {
  expect(SETTINGS_TABS).toEqual(['profile', 'notifications', 'privacy', 'preferences', 'display'])
  expect(Object.keys(settingsTabs)).toEqual([...SETTINGS_TABS])
})

describe('the URL (§4)', () => {
  test.each(['notifications', 'privacy', 'preferences', 'display'])('?tab=%s opens it', (tab) => {
    expect(settingsSearchParams.parse({ tab })).toEqual({ tab })
  })

  test.each([['profile'], ['Display'], [''], ['theme'], [['privacy', 'display']], [null]])(
    '?tab=%j is the default, which is left out',
    (tab) => {
      expect(settingsSearchParams.parse({ tab }).tab).toBeUndefined()
    },
  )
})

describe('the tab of a field (D-3)', () => {
  test('every field of the settings has one', () => {
    const tabs = Object.keys(sampleSettings).map(tabOfField)
    expect(new Set(tabs)).toEqual(new Set(SETTINGS_TABS))
  })

  test.each([
    ['name', 'profile'],
    ['email', 'profile'],
    ['notifications.email', 'notifications'],
    ['privacy.showEmail', 'privacy'],
    ['emailPreferences.digest', 'preferences'],
    ['newsPreferences.autoRefresh', 'display'],
    ['root', 'profile'],
    ['constructor', 'profile'],
  ])('%s in %s', (path, tab) => {
    expect(tabOfField(path)).toBe(tab)
  })
})

describe('arrow keys go through the tabs and wrap around', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 0],
    ['ArrowUp', 0, 4],
    ['ArrowUp', 3, 2],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['ArrowLeft', 1, undefined],
    ['ArrowRight', 1, undefined],
    ['Enter', 1, undefined],
  ])('vertical: %s from %i', (key, from, to) => {
    expect(nextTab(key, from, true)).toBe(to)
  })

  test.each([
    ['ArrowLeft', 0, 1],
    ['ArrowLeft', 4, 0],
    ['ArrowRight', 0, 4],
    ['ArrowDown', 1, undefined],
    ['ArrowUp', 1, undefined],
    ['Home', 3, 0],
    ['End', 1, 4],
  ])('horizontal, right to left: %s from %i', (key, from, to) => {
    expect(nextTab(key, from, false)).toBe(to)
  })
})
