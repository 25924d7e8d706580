import { styled } from '@mui/material/styles'
import { Pencil, Trash2 } from 'lucide-react'
import type { AdminCountry } from '@/content/admin/countries'
import { formatNumber } from '@/lib/arabic'
import { StatusBadge } from '@/ui/Badge'
import { CountryFlag } from '@/ui/CountryFlag'
import { CellActions, TwoLines } from '@/ui/dataTable/cells'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { IconAction } from '@/ui/IconAction'

const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0 })

const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.tokens.muted }))

const Day = styled('bdi')({ whiteSpace: 'nowrap' })

type CountryActions = {
  onEdit: (country: AdminCountry) => void
  onDelete: (country: AdminCountry) => void
}

/**
 * The table of Spec §2: flag and both names, code, region, news, status, date added, actions.
 * Memoize the result.
 */
export const countryColumns = ({
  onEdit,
  onDelete,
}: CountryActions): DataColumn<AdminCountry>[] => [
  {
    key: 'name',
    header: 'الدولة',
    phone: 'grow',
    cell: ({ name, nameEn, code }) => (
      <Name>
        <CountryFlag code={code} size="large" />
        <TwoLines title={name} detail={<bdi>{nameEn}</bdi>} isDetailLtr />
      </Name>
    ),
  },
  {
    key: 'code',
    header: 'الرمز',
    phoneLabel: 'الرمز',
    width: '8%',
    cell: ({ code }) => <bdi>{code}</bdi>,
  },
  {
    key: 'region',
    header: 'المنطقة',
    phone: 'wide',
    width: '16%',
    cell: ({ region }) => <Quiet>{region}</Quiet>,
  },
  {
    key: 'news',
    header: 'الأخبار',
    phoneLabel: 'الأخبار',
    width: '10%',
    cell: ({ newsCount }) => formatNumber(newsCount),
  },
  {
    key: 'status',
    header: 'الحالة',
    phone: 'beside',
    width: '13%',
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? 'ok' : 'quiet'} dot>
        {isActive ? 'نشطة' : 'غير نشطة'}
      </StatusBadge>
    ),
  },
  {
    key: 'date',
    header: 'تاريخ الإضافة',
    phoneLabel: 'أُضيفت',
    width: '14.5%',
    cell: ({ createdAt }) => <Day dir="ltr">{createdAt}</Day>,
  },
  {
    key: 'actions',
    header: 'إجراءات',
    hideHeader: true,
    phone: 'actions',
    width: '6.75rem',
    cell: (country) => (
      <CellActions>
        <IconAction
          label={`تعديل ${country.name}`}
          icon={Pencil}
          size="small"
          aria-haspopup="dialog"
          onClick={() => onEdit(country)}
        />
        <IconAction
          label={`حذف ${country.name}`}
          icon={Trash2}
          size="small"
          tone="danger"
          onClick={() => onDelete(country)}
        />
      </CellActions>
    ),
  },
]
