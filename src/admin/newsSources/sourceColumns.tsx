import { styled } from '@mui/material/styles'
import { StoryTitle } from '@/admin/StoryTitle'
import { RecordStatus } from '@/admin/tables/RecordStatus'
import { SOURCE_STATUSES } from '@/content/admin/kinds'
import { type NewsSource, sourceStoryLink } from '@/content/admin/newsSources'
import { formatNumber } from '@/lib/arabic'
import { formatCalendarDay } from '@/lib/dates'
import { isolated } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { CellActions, CellFact, ClampedText, PhoneLine, TwoLines } from '@/ui/dataTable/cells'
import { actionsColumn, type DataColumn } from '@/ui/dataTable/dataColumn'
import { stackedLayoutStyles } from '@/ui/dataTable/tableContainer'
import { Switch } from '@/ui/form/Switch'
import { ExternalLink } from '@/ui/navigation/ExternalLink'
import { oneLineOfLink } from '@/ui/theme/oneLine'
import { SourceButtons } from './SourceControls'
import { categoryName } from './sourceTexts'
import type { Sources } from './useSources'

/** The name is a link, but looks like the name of the row. */
const Name = styled('span')({ '& a': { color: 'inherit' } })

const Title = styled(ClampedText)(
  stackedLayoutStyles({ '&&': { display: 'block', ...oneLineOfLink } }),
) as typeof ClampedText

const Control = styled('span')(
  { display: 'inline-flex', verticalAlign: 'middle' },
  stackedLayoutStyles({ marginBlockStart: 4 }),
)

/** The columns of the sources as a table: what their cards have, without the picture. Memoize the result. */
export const sourceColumns = (changes: Sources['changes']): DataColumn<NewsSource>[] => [
  {
    key: 'source',
    header: 'المصدر',
    phone: 'grow',
    isFixed: true,
    sort: { by: ({ source }) => source },
    cell: ({ source, sourceUrl }) => (
      <PhoneLine>
        <TwoLines
          isWhole
          title={
            <Name>
              <ExternalLink href={sourceUrl} rowControl="open">
                <bdi>{source}</bdi>
              </ExternalLink>
            </Name>
          }
          detail={<bdi>{sourceUrl.replace(/^https?:\/\//, '')}</bdi>}
          isDetailLtr
        />
      </PhoneLine>
    ),
  },
  {
    key: 'category',
    header: 'القسم',
    width: '9%',
    sort: { by: ({ category }) => categoryName(category) },
    cell: ({ category }) => <CellFact>{categoryName(category)}</CellFact>,
  },
  {
    key: 'status',
    header: 'الحالة',
    width: '9rem',
    sort: {
      by: ({ status }) => -SOURCE_STATUSES.indexOf(status),
      words: { ascending: 'الأخطاء أولًا', descending: 'المكتملة أولًا' },
    },
    cell: ({ status }) => <RecordStatus status={status} />,
  },
  {
    key: 'article',
    header: 'آخر مقال',
    phone: 'wide',
    from: 52,
    width: '21%',
    sort: { by: ({ title }) => title },
    cell: (source) => (
      <Title dir="auto" data-line="below">
        <StoryTitle link={sourceStoryLink(source)}>{nbspAfterNumbers(source.title)}</StoryTitle>
      </Title>
    ),
  },
  {
    key: 'date',
    header: 'النشر',
    phoneLabel: 'نُشر',
    width: '7.5rem',
    sort: { kind: 'date', by: ({ publishDate }) => Date.parse(publishDate) },
    cell: ({ publishDate }) => (
      <CellFact as="time" {...{ dateTime: publishDate }}>
        {formatCalendarDay(publishDate)}
      </CellFact>
    ),
  },
  {
    key: 'views',
    header: 'المشاهدات',
    phoneLabel: 'المشاهدات',
    from: 64,
    width: '6.5rem',
    sort: { kind: 'number', by: ({ views }) => views },
    cell: ({ views }) => <CellFact>{formatNumber(views)}</CellFact>,
  },
  {
    key: 'active',
    header: 'مفعّل',
    phone: 'beside',
    width: '4.75rem',
    sort: {
      by: ({ isActive }) => Number(!isActive),
      words: { ascending: 'المفعّلة أولًا', descending: 'المعطّلة أولًا' },
    },
    cell: (source) => (
      <Control>
        <Switch
          label={`تفعيل ${isolated(source.source)}`}
          isOn={source.isActive}
          onChange={(next) => changes.onToggle(source, next)}
        />
      </Control>
    ),
  },
  actionsColumn('6.75rem', (source) => (
    <CellActions>
      <SourceButtons item={source} changes={changes} />
    </CellActions>
  )),
]
