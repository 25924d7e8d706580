import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { APP_KEYS } from '@/lib/storageKeys'
import { screens } from '@/screens'
import { expect, openReady, test } from './page'

const src = path.resolve(import.meta.dirname, '../../src')

/** What toasts of a folder say when something is saved, with the number of files that say it. */
function claimsOf(folder: string): Map<string, number> {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: src }).filter(
    (file) => !/\.(test|stories)\.|storyHelpers/.test(file),
  )
  const codes = files.map((file) => readFileSync(path.join(src, file), 'utf8'))
  const CLAIM = /'((?:تم حفظ|حُفظ)[^']*)'/g
  // A text, or the choice between two.
  const constants = codes.flatMap((code) => [
    ...code.matchAll(new RegExp(`(?:export )?const (\\w+) =\\s*(?:.* : )?${CLAIM.source}`, 'g')),
  ])
  const claims = new Map<string, number>()
  for (const code of codes) {
    const shown = [...code.matchAll(/toast\.\w+\(\s*(?:storedText\()?([^)]*)/g)].flatMap(
      ([, text = '']) => {
        const named = constants.filter(([, name]) => text.startsWith(name ?? ''))
        // A constant of the file itself, otherwise the one that it imports.
        const own =
          named.find(([declaration]) => code.includes(declaration)) ??
          named.find(([declaration]) => declaration.startsWith('export'))
        return own?.[2] ?? [...text.matchAll(CLAIM)].map(([, claim = '']) => claim)
      },
    )
    for (const claim of new Set(shown)) claims.set(claim, (claims.get(claim) ?? 0) + 1)
  }
  return claims
}

const main = (page: Page) => page.getByRole('main')
/** In a dialog, or in the page. */
const inFront = (page: Page): Locator =>
  page.locator('[role=dialog]:not([data-demo-panel] *), main').last()

/** What the page and an open story show: their texts, and the values of their fields. */
const shownOn = (page: Page) =>
  page
    // Not other dialogs: the one of a form is still closing.
    .locator('main, [role=dialog]:has(#story-title)')
    .evaluateAll((all) =>
      (all as HTMLElement[]).flatMap((element) => [
        element.innerText,
        ...[...element.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
          ({ checked, value }) => `${value} ${checked}`,
        ),
      ]),
    )

/** Changes the first thing that can be changed: a switch, a box, or a text. Returns whether there is one. */
async function changeSomething(page: Page): Promise<boolean> {
  const front = inFront(page)
  for (const role of ['switch', 'checkbox'] as const) {
    const control = front.getByRole(role, { disabled: false }).first()
    if ((await control.count()) === 0) continue
    await control.press(' ')
    return true
  }
  const field = front.locator('input[type=text]:enabled, input:not([type]):enabled').first()
  if ((await field.count()) === 0) return false
  await field.fill(`${await field.inputValue()} جديد`)
  return true
}

/** Opens a tab and waits for its panel: that of another one may still be shown. */
async function openTab(page: Page, tab: Locator) {
  await tab.click()
  const id = (await tab.getAttribute('id')) ?? ''
  await expect(main(page).getByRole('tabpanel')).toHaveAttribute('aria-labelledby', id)
}

const FIELDS = ':is(main, [role=dialog]) :is(input, textarea)'
/** Not the bookmark of a headline. */
const SAVES = /^حفظ(?! «)/
const OPENERS = [null, /^تعديل/, /^تخصيص/]

/** Changes something here, saves it and returns what the screen says then; null where nothing is saved with a button. */
async function saveHere(page: Page): Promise<string | null> {
  for (const opener of OPENERS) {
    if (opener) {
      const button = main(page).getByRole('button', { name: opener }).first()
      if ((await button.count()) === 0) continue
      const shown = await main(page).locator(FIELDS).count()
      await button.click()
      // In a dialog, or in the page.
      await expect.poll(() => page.locator(FIELDS).count()).not.toBe(shown)
    }
    if (!(await changeSomething(page))) continue
    const save = inFront(page).getByRole('button', { name: SAVES }).first()
    // A save bar appears after the change has been painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    if ((await save.count()) === 0) continue
    await save.click()
    const said = await page.getByRole('alert').innerText()
    // An editor that stays open after saving is closed after a reload.
    const open = main(page).getByRole('button', { name: opener ?? SAVES, expanded: true })
    if ((await open.count()) > 0) await open.click()
    return said
  }
  return null
}

/** Opens the first story of the page and saves it; returns what the screen says then, null if there is none to save. */
async function saveStory(page: Page): Promise<string | null> {
  const story = main(page).locator('a[href^="?story="]').first()
  if ((await story.count()) === 0) return null
  await story.click()
  const save = page.getByRole('dialog').getByRole('button', { name: /^(حفظ|محفوظ)$/ })
  if ((await save.getAttribute('aria-pressed')) === 'true') return null
  await save.click()
  const toast = page.getByRole('alert')
  const said = await toast.innerText()
  // It is inside the dialog.
  await toast.getByRole('button').click()
  await expect(toast).toBeHidden()
  return said
}

/** The toast of what is only logged (D-4). */
const NOT_SAVED = 'نسخة تجريبية: لم يُحفظ التغيير'

for (const [area, folder] of [
  ['account', 'site'],
  ['admin', 'admin'],
] as const)
  test(`no «saved» is undone by a reload: every button that saves, of the area ${area} (§4, §8)`, async ({
    page,
    consoleLines,
  }) => {
    // The texts of the pages must not change with the time of day.
    await page.clock.setFixedTime('2026-11-20T09:00:00Z')
    // The instructions for ads are open on the first visit only.
    await page.addInitScript(
      (key) => localStorage.setItem(key, 'seen'),
      APP_KEYS.adInstructions.key,
    )
    /** the screens that say it, by what they say */
    const said = new Map<string, Set<string>>()
    for (const { path } of screens.filter((screen) => screen.area === area)) {
      await openReady(page, path.slice(1))
      const tabs = main(page).getByRole('tab')
      const count = Math.max(await tabs.count(), 1)
      const check = async (save: (page: Page) => Promise<string | null>) => {
        const before = await shownOn(page)
        const text = await save(page)
        if (text === null || text === NOT_SAVED) return
        said.set(text, (said.get(text) ?? new Set()).add(path))
        await expect.poll(() => shownOn(page), `${path}: the change`).not.toEqual(before)
        const saved = await shownOn(page)
        await page.reload()
        await expect.poll(() => shownOn(page), `${path} after a reload`).toEqual(saved)
      }
      for (let tab = 0; tab < count; tab += 1) {
        if (tab > 0) await openTab(page, tabs.nth(tab))
        await check(saveHere)
      }
      await check(saveStory)
    }
    const claims = claimsOf(folder)
    expect(claims.size).toBeGreaterThan(1)
    for (const [claim, files] of claims)
      expect(said.get(claim)?.size ?? 0, `screens that say «${claim}»`).toBeGreaterThanOrEqual(
        files,
      )
    // A save logs what it saved.
    expect(consoleLines.filter((line) => !line.startsWith('info'))).toEqual([])
    consoleLines.length = 0
  })
