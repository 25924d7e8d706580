import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { RotateCw } from 'lucide-react'
import { useId, useRef } from 'react'
import { StoryTitle } from '@/admin/StoryTitle'
import { type NewsSource, sourceStoryLink } from '@/content/admin/newsSources'
import { formatCalendarDay } from '@/lib/dates'
import { isolated } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Switch } from '@/ui/form/Switch'
import { ExternalLink } from '@/ui/navigation/ExternalLink'
import { useRestoreFocus } from '@/ui/overlay/useRestoreFocus'
import { rowControl } from '@/ui/removal/rowControl'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { RowCheckbox } from '@/ui/selection/RowCheckbox'
import type { Selection } from '@/ui/selection/useSelection'
import { Icon } from '@/ui/theme/icons'
import { Picture } from '@/ui/theme/Picture'
import { radius, size } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { SourceButtons, SourceStatusBadge } from './SourceControls'
import { Article, CARD, Foot, Head, Name } from './sourceCardStyles'
import type { SourceChanges } from './sourceMenu'
import { categoryName, viewsText } from './sourceTexts'

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 8,
  minBlockSize: '2.25rem',
  paddingInline: 12,
  borderRadius: radius.control,
  background: theme.vars.palette.tokens.infoSoft,
  color: theme.vars.palette.tokens.info,
  fontSize: size.t13,
  lineHeight: 1.6,
  '&[data-failure]': {
    background: theme.vars.palette.tokens.badSoft,
    color: theme.vars.palette.tokens.bad,
  },
  '& > button': { gap: 6, paddingInline: 4, color: theme.vars.palette.tokens.ink },
}))

type SourceStateProps = { source: NewsSource; onRetry: (source: NewsSource) => void }

const Frame = styled(Card)(CARD) as typeof Card

export type SourceActions = SourceChanges & { selection: Selection }

type Props = SourceActions & { item: NewsSource }

/** The card of a source: name, status, last collected article, switch (Spec §2, §3). */
export function SourceCard({ item, selection, ...changes }: Props) {
  const nameId = useId()
  const { id, source, sourceUrl, status, isActive } = item
  return (
    <Frame component="article" aria-labelledby={nameId} data-off={!isActive || undefined}>
      <Head>
        <RowCheckbox selection={selection} id={id} label={`تحديد ${isolated(source)}`} />
        <Name>
          <h2 id={nameId}>
            <ExternalLink href={sourceUrl} rowControl="open">
              <bdi>{source}</bdi>
            </ExternalLink>
          </h2>
          <div>
            <span>{categoryName(item.category)}</span>
            <SourceStatusBadge status={status} />
          </div>
        </Name>
      </Head>
      <Article>
        <p>
          <StoryTitle link={sourceStoryLink(item)}>{nbspAfterNumbers(item.title)}</StoryTitle>
        </p>
        <Picture {...item.image} words={item.title} width={160} height={120} />
        <MetaLine
          items={[
            <time key="day" dateTime={item.publishDate}>
              {formatCalendarDay(item.publishDate)}
            </time>,
            viewsText(item.views),
            <ExternalLink key="original" href={item.originalLink}>
              الأصل
            </ExternalLink>,
          ]}
        />
      </Article>
      <SourceState source={item} onRetry={changes.onRetry} />
      <Foot>
        <Switch
          label={`تفعيل ${isolated(source)}`}
          isOn={isActive}
          onChange={(next) => changes.onToggle(item, next)}
        />
        <span>{isActive ? 'مفعّل' : 'معطّل'}</span>
        <SourceButtons item={item} changes={changes} />
      </Foot>
    </Frame>
  )
}

function SourceState({ source, onRetry }: SourceStateProps) {
  const note = useRef<HTMLDivElement>(null)
  // The retry button disappears with the failure: the notice that replaces it gets the focus.
  useRestoreFocus(source.status === 'error', () => note.current)

  if (source.status === 'collected') return null
  if (source.status === 'processing')
    return (
      <Note ref={note} tabIndex={-1}>
        قد يتأخر ظهور آخر مقال.
      </Note>
    )
  return (
    <Note data-failure>
      <span>لم يستجب المصدر.</span>
      <Button size="small" variant="text" {...rowControl('retry')} onClick={() => onRetry(source)}>
        <Icon icon={RotateCw} size="small" />
        <span>
          إعادة المحاولة
          <VisuallyHidden>{` مع ${source.source}`}</VisuallyHidden>
        </span>
      </Button>
    </Note>
  )
}
