import { expect, test } from 'vitest'
import { duration, percent } from '@/admin/analytics/figures'
import { figureColumn, nameColumn } from '@/admin/analytics/shareColumns'
import { exportTable } from './exportData'

test('a table is exported as plain numbers whose unit is in the header; a missing one leaves its cell empty', () => {
  const rows = [
    { page: 'الرئيسية', time: 112, share: null },
    { page: 'رياضة', time: 5, share: 33.3 },
  ]
  const columns = [
    nameColumn('الصفحة', ({ page }: (typeof rows)[number]) => page),
    figureColumn('time', 'متوسط الوقت', duration),
    figureColumn('share', 'من السابقة', percent),
  ]
  const header = ['الصفحة', 'متوسط الوقت (ثانية)', 'من السابقة (%)']
  const { lines, records } = exportTable('pages', columns, rows)
  expect(lines).toEqual([header, ['الرئيسية', 112, null], ['رياضة', 5, 33.3]])
  const [name = '', time = '', share = ''] = header
  expect(records[1]).toEqual({ [name]: 'رياضة', [time]: 5, [share]: 33.3 })
})
