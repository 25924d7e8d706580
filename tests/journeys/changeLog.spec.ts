import { deskOf } from './desk'
import { expect, openHydrated, test } from './page'

test('what an editor saves is before the reader in another tab, in the log, and can be reverted (D-34)', {
  tag: '@core',
}, async ({ page, context, consoleLines }) => {
  const reader = await context.newPage()
  await openHydrated(reader, 'youtube')
  const videos = reader.getByRole('region', { name: 'الأكثر رواجًا' }).getByRole('article')
  await expect(videos).toHaveCount(6)

  // Chromium slows down what is behind another tab.
  await page.bringToFront()
  await openHydrated(page, 'admin/youtube')
  const radio = page.getByRole('listitem').filter({ hasText: 'راديو من عام' })
  await radio.getByRole('switch').click()
  await deskOf(page).save()
  await expect(videos, 'the reader’s tab follows without a reload').toHaveCount(5)

  await page.getByRole('link', { name: 'نظرة عامة' }).click()
  const activity = page.getByRole('region', { name: 'آخر النشاط' })
  const newest = activity.getByRole('listitem').first()
  await expect(newest.getByRole('link')).toHaveText(/^عُطّل «راديو من عام/)
  await expect(newest).toContainText('نورة الصالح')

  await activity.getByRole('button', { name: 'سجل التغييرات' }).click()
  const log = page.getByRole('dialog', { name: 'سجل التغييرات' })
  await expect(log.getByRole('link')).toHaveCount(1)
  await log.getByRole('button', { name: /^أعد / }).click()
  await expect(page.getByRole('alert')).toHaveText('أُعيد ما كان قبل هذا التغيير.')
  await expect(log.getByRole('link').first(), 'the reverting is an entry too').toHaveText(
    /^تراجع: فُعّل «راديو من عام/,
  )
  await expect(videos).toHaveCount(6)
  await log.getByRole('button', { name: /^أعد / }).last().click()
  await expect(page.getByRole('alert')).toHaveText('لم يبقَ من هذا التغيير شيء يُعاد.')
  await page.keyboard.press('Escape')
  await newest.getByRole('link').click()
  await expect(page).toHaveURL(/\/admin\/youtube$/)
  await expect(radio.getByRole('switch')).toBeChecked()
  const mark = page.getByRole('main').getByRole('button', { name: 'أعد الأصل' })
  await expect(mark, 'nothing differs from what ships').toHaveCount(0)

  expect(consoleLines, 'a save only logs').toHaveLength(1)
  consoleLines.length = 0
})
