// Measures the back office with 10,000 messages in the built demo, with a processor four times as slow: from the key or
// the click to the paint. Each round opens the palette, types in it, steps through the open messages and the rows, types in
// the search, and selects all messages. Three rounds are at least ten presses of each.
//   node tests/bench/desk.mjs [ROUNDS]
import { formatTimes, timeToPaint, withDemo } from './demo.mjs'

const ROUNDS = Number(process.argv[2] ?? 3)
const CPU = 4

await withDemo(async (browser, site) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site}admin/contact-messages?scenario=large&count=10000`)
  await page.getByRole('row').nth(1).waitFor()
  await page.mouse.move(1, 1)
  // The parts that wait for the editor, and the palette, are loaded in idle moments.
  await page.waitForTimeout(3000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })

  /** @type {Record<string, number[]>} */
  const times = {}
  /** @param {string} name @param {number} time */
  const add = (name, time) => {
    times[name] ??= []
    times[name].push(time)
  }
  const palette = page.getByRole('combobox', { name: 'بحث وأوامر' })
  const search = page.getByRole('searchbox')
  /** @param {string} key */
  const press = (key) => timeToPaint(page, 'keydown', () => page.keyboard.press(key))

  for (let round = 0; round < ROUNDS; round += 1) {
    for (let time = 0; time < 4; time += 1) {
      if (time > 0) {
        await page.keyboard.press('Escape')
        await palette.waitFor({ state: 'hidden' })
        await page.waitForTimeout(400)
      }
      const { field, list } = await openPalette(page)
      add('the palette opens', field)
      add('what the palette lists is there', list)
      await page.waitForTimeout(300)
    }
    for (const letter of 'تحديث') {
      add(
        'a letter in the palette',
        await timeToPaint(page, 'input', () => palette.pressSequentially(letter)),
      )
      await page.waitForTimeout(150)
    }
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'hidden' })
    await page.waitForTimeout(400)
    await page.keyboard.press('j')
    await page.getByRole('navigation', { name: 'الرسائل المجاورة' }).waitFor()
    await page.waitForTimeout(800)
    for (const key of ['j', 'j', 'k', 'k']) {
      add('j and k beside the list', await press(key))
      await page.waitForTimeout(500)
    }
    await page.keyboard.press('Escape')
    await page.waitForTimeout(500)
    for (const key of ['x', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Escape']) {
      if (key === 'Shift+ArrowDown')
        await page.locator(':focus').evaluate((row) => {
          const box = row.closest('[data-row]')?.querySelector('[data-row-control=select]')
          if (box instanceof HTMLElement) box.focus()
        })
      add('x and Shift with an arrow select rows', await press(key))
      await page.waitForTimeout(300)
    }
    await search.fill('')
    await page.waitForTimeout(300)
    for (const letter of 'تحديث') {
      add(
        'a letter in the search',
        await timeToPaint(page, 'input', () => search.pressSequentially(letter)),
      )
      await page.waitForTimeout(100)
    }
    await search.fill('')
    await page.waitForTimeout(600)
    for (let time = 0; time < 4; time += 1) {
      await page.getByRole('checkbox', { name: 'تحديد رسائل هذه الصفحة' }).check()
      const all = page.getByRole('button', { name: /^حدّد كل نتائج البحث/ })
      await all.waitFor()
      await page.waitForTimeout(200)
      add('all 10,000 are selected', await timeToPaint(page, 'click', () => all.click()))
      await page.getByRole('button', { name: 'إلغاء التحديد' }).click()
      await page.waitForTimeout(300)
    }
  }
  console.log(
    `10,000 messages, processor ${CPU} times as slow, ${ROUNDS} rounds: from the key to the paint\n`,
  )
  for (const [name, list] of Object.entries(times)) console.log(`${name}: ${formatTimes(list)}`)
})

/**
 * The milliseconds from Ctrl+K to the first frame in which the field has the focus, and to the first with its list.
 * @param {import('playwright').Page} page
 * @returns {Promise<{ field: number, list: number }>}
 */
async function openPalette(page) {
  await page.evaluate(() =>
    Object.assign(window, {
      painted: new Promise((resolve) => {
        addEventListener(
          'keydown',
          () => {
            const start = performance.now()
            let field = 0
            const look = () => {
              const isList = document.querySelector('[role=dialog] [role=option]') !== null
              const isField = document.activeElement?.role === 'combobox'
              setTimeout(() => {
                const now = performance.now() - start
                if (isField) field ||= now
                if (isField && isList) resolve({ field, list: now })
              })
              if (!isField || !isList) requestAnimationFrame(look)
            }
            requestAnimationFrame(look)
          },
          { once: true, capture: true },
        )
      }),
    }),
  )
  await page.keyboard.press('Control+k')
  return page.evaluate(() => /** @type {any} */ (window).painted)
}
