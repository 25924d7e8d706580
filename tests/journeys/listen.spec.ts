import { expect, fakeVoice, openHydrated, test } from './page'

test('the browser reads a story aloud, sentence by sentence, and marks it; pause, next, speed and the end', async ({
  page,
}) => {
  const voice = await fakeVoice(page)
  await openHydrated(page, 'sports?story=sports-football-1')
  const sheet = page.getByRole('dialog')
  const button = (name: string | RegExp) => sheet.getByRole('button', { name })
  await button('استمع').click()
  const player = sheet.getByRole('group', { name: 'الاستماع' })
  const title = (await sheet.getByRole('heading', { level: 2 }).textContent()) ?? ''
  expect(await voice.spoken()).toEqual([{ text: title, lang: 'ar-SA', rate: 1 }])
  expect(await voice.marked()).toBe(title)
  await voice.finish()
  await expect(player).toContainText(/^2 من \d/)
  const second = (await voice.spoken()).at(-1)?.text ?? ''
  await expect.poll(voice.marked, 'a sentence of the summary').toBe(second)
  expect((await sheet.locator('.summary').first().textContent())?.startsWith(second)).toBe(true)

  await button('إيقاف مؤقت').click()
  expect(await voice.isSpeaking()).toBe(false)
  await button('متابعة الاستماع').click()
  // A voice may drop what is queued in the task of a `cancel`, so the next text comes in a later one.
  const last = () => voice.spoken().then((texts) => texts.at(-1))
  await expect.poll(last, 'from its start').toMatchObject({ text: second })
  await button(/^السرعة 1×/).click()
  await expect.poll(last).toEqual({ text: second, lang: 'ar-SA', rate: 1.25 })
  await sheet.getByRole('button', { name: 'التالي', exact: true }).click()
  await expect(player).toContainText(/^3 من \d/)
  await page.keyboard.press('ArrowLeft')
  await expect(player, 'another story').toBeHidden()
  await expect.poll(voice.isSpeaking).toBe(false)
  await expect.poll(voice.marked).toBe('')

  await button('استمع').click()
  await expect.poll(last, 'the speed stays').toMatchObject({ rate: 1.25 })
  await button('إنهاء الاستماع').first().click()
  await expect(player).toBeHidden()
  await expect(button('استمع')).toBeFocused()
})

test('a section’s headlines are read as a bulletin; leaving the section ends it; without an Arabic voice there is no control', async ({
  page,
}) => {
  await openHydrated(page, 'sports')
  await expect(page.getByRole('button', { name: /^حفظ «/ }).first()).toBeAttached()
  await expect(page.getByRole('button', { name: /استمع/ })).toHaveCount(0)

  const voice = await fakeVoice(page)
  await openHydrated(page, 'sports')
  await page.getByRole('button', { name: 'استمع إلى العناوين' }).click()
  const player = page.getByRole('group', { name: 'الاستماع' })
  await expect(player).toContainText('1 من')
  const next = page.getByRole('button', { name: 'التالي' })
  const last = async () => (await voice.spoken()).at(-1)?.text
  await expect.poll(last).toBe('أخبار الرياضة')
  for (let times = 0; times < 8; times += 1) await next.press('Enter')
  await expect.poll(async () => (await last()) === (await voice.marked())).toBe(true)
  const heading = page.getByRole('heading', { name: (await last()) ?? '' })
  await expect(heading, 'the page follows').toBeInViewport()

  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect.poll(voice.isSpeaking, 'the sheet covers the player').toBe(false)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'متابعة الاستماع' }).click()
  expect(await voice.isSpeaking()).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'صحة' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أخبار الصحة')
  await expect(player).toBeHidden()
  await expect.poll(voice.isSpeaking).toBe(false)
})
