import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { type ExportField, exportData } from '@/admin/export/exportData'
import { ActiveBadge, activeWord } from '@/admin/tables/RecordStatus'
import type { AdminCountry } from '@/content/admin/countries'
import { countries } from '@/content/countries'
import { formatNumber } from '@/lib/arabic'
import { isolated } from '@/lib/isolated'
import { CellActions, TwoLines, WithDrawing } from '@/ui/dataTable/cells'
import { actionsColumn, type DataColumn } from '@/ui/dataTable/dataColumn'
import { rowControl } from '@/ui/marks/rowControl'
import { RowMenu } from '@/ui/menu/ActionMenu'
import { DeleteAction } from '@/ui/navigation/DeleteAction'
import { IconAction } from '@/ui/navigation/IconAction'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { colors } from '@/ui/theme/tokens'

const Quiet = styled('span')({ color: colors.muted })

const Day = styled('bdi')({ whiteSpace: 'nowrap' })

type CountryActions = Record<'onEdit' | 'onDelete', (country: AdminCountry) => void>

/** The table of Spec §2: flag and both names, code, region, news, status, date added, actions. Memoize the result. */
export const countryColumns = ({
  onEdit,
  onDelete,
}: CountryActions): DataColumn<AdminCountry>[] => [
  {
    key: 'name',
    header: 'الدولة',
    phone: 'grow',
    isFixed: true,
    sort: { by: ({ name }) => name },
    cell: ({ name, nameEn, code }) => (
      <WithDrawing>
        <CountryFlag code={code} size="large" />
        <TwoLines title={name} detail={nameEn} isDetailLtr isWhole />
      </WithDrawing>
    ),
  },
  {
    key: 'code',
    header: 'الرمز',
    phone: 'beside',
    sort: { by: ({ code }) => code },
    width: '7%',
    cell: ({ code }) => <bdi>{code}</bdi>,
  },
  {
    key: 'region',
    header: 'المنطقة',
    width: '14.5%',
    sort: { by: ({ region }) => region },
    cell: ({ region }) => <Quiet>{region}</Quiet>,
  },
  {
    key: 'news',
    header: 'الأخبار',
    phoneLabel: 'الأخبار',
    sort: { kind: 'number', by: ({ newsCount }) => newsCount },
    width: '9.5%',
    cell: ({ newsCount }) => formatNumber(newsCount),
  },
  {
    key: 'status',
    header: 'الحالة',
    phone: 'beside',
    width: '12.5%',
    sort: {
      by: ({ isActive }) => Number(!isActive),
      words: { ascending: 'النشطة أولًا', descending: 'غير النشطة أولًا' },
    },
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
  },
  {
    key: 'date',
    header: 'تاريخ الإضافة',
    phoneLabel: 'أُضيفت',
    from: 46,
    width: '13.5%',
    sort: { kind: 'date', by: ({ createdAt }) => timeOf(createdAt) },
    cell: ({ createdAt }) => <Day dir="ltr">{createdAt}</Day>,
  },
  actionsColumn('9rem', (country) => (
    <CellActions>
      <IconAction
        {...rowControl('edit')}
        label={`تعديل ${isolated(country.name)}`}
        icon={Pencil}
        size="small"
        aria-haspopup="dialog"
        onClick={() => onEdit(country)}
      />
      <DeleteAction name={isolated(country.name)} onClick={() => onDelete(country)} />
      <RowMenu
        name={isolated(country.name)}
        actions={() => [
          { label: 'تعديل', icon: Pencil, onSelect: () => onEdit(country) },
          { label: 'عرض صفحة الدولة', icon: ExternalLink, link: publicPageOf(country) },
          { label: 'حذف', icon: Trash2, tone: 'danger', onSelect: () => onDelete(country) },
        ]}
      />
    </CellActions>
  )),
]

/** `7/2/2025` is the seventh of February (Spec §3). */
function timeOf(date: string): number {
  const [day = 0, month = 0, year = 0] = date.split('/').map(Number)
  return Date.UTC(year, month - 1, day)
}

const publicPageOf = ({ code }: AdminCountry) =>
  linkOptions({
    to: '/countries/$slug',
    params: { slug: countries.find((country) => country.code === code)?.slug ?? code },
  })

const FIELDS: readonly ExportField<AdminCountry>[] = [
  ['الدولة', ({ name }) => name],
  ['الاسم بالإنجليزية', ({ nameEn }) => nameEn],
  ['الرمز', ({ code }) => code],
  ['المنطقة', ({ region }) => region],
  ['الأخبار', ({ newsCount }) => newsCount],
  ['الحالة', ({ isActive }) => activeWord(isActive)],
  ['تاريخ الإضافة', ({ createdAt }) => new Date(timeOf(createdAt)).toISOString().slice(0, 10)],
]

export const exportCountries = (countries: readonly AdminCountry[]) =>
  exportData('countries', FIELDS, countries)
