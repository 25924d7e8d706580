import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { StoryTitle } from '@/admin/StoryTitle'
import { type NewsSource, sourceStoryLink } from '@/content/admin/newsSources'
import { formatCalendarDay } from '@/lib/dates'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { StatusBadge } from '@/ui/Badge'
import { ExternalLink } from '@/ui/ExternalLink'
import { Switch } from '@/ui/form/Switch'
import { IconAction } from '@/ui/IconAction'
import { ActionMenu } from '@/ui/menu/ActionMenu'
import { Picture } from '@/ui/Picture'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { RowCheckbox } from '@/ui/selection/RowCheckbox'
import type { Selection } from '@/ui/selection/useSelection'
import { SourceState } from './SourceState'
import { Article, CARD, Foot, Head, Name } from './sourceCardStyles'
import { type SourceChanges, sourceMenu } from './sourceMenu'
import { categoryName, STATUSES, viewsText } from './sourceTexts'

const Frame = styled(Card)(CARD) as typeof Card

export type SourceActions = SourceChanges & { selection: Selection }

type Props = SourceActions & { item: NewsSource }

/** The card of a source: name, status, last collected article, switch (Spec §2, §3). */
export function SourceCard({ item, selection, ...actions }: Props) {
  const { onToggle, onRemove, onRetry } = actions
  const nameId = useId()
  const { id, source, sourceUrl, status, isActive } = item
  const { label, tone, icon: Drawing } = STATUSES[status]
  return (
    <Frame component="article" aria-labelledby={nameId} data-off={!isActive || undefined}>
      <Head>
        <RowCheckbox selection={selection} id={id} label={`تحديد ${source}`} />
        <Name>
          <h2 id={nameId}>
            <ExternalLink href={sourceUrl} rowControl="open">
              <bdi>{source}</bdi>
            </ExternalLink>
          </h2>
          <span>{categoryName(item.category)}</span>
        </Name>
        <StatusBadge tone={tone}>
          <Drawing aria-hidden />
          {label}
        </StatusBadge>
      </Head>
      <Article>
        <div>
          <p>
            <StoryTitle link={sourceStoryLink(item)}>{nbspAfterNumbers(item.title)}</StoryTitle>
          </p>
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
        </div>
        <Picture {...item.image} width={160} height={120} />
      </Article>
      <SourceState source={item} onRetry={onRetry} />
      <Foot>
        <Switch
          label={`تفعيل ${source}`}
          isOn={isActive}
          onChange={(next) => onToggle(item, next)}
        />
        <span>{isActive ? 'مفعّل' : 'معطّل'}</span>
        <IconAction
          data-row-control="remove"
          label={`حذف ${source}`}
          hint="حذف"
          icon={Trash2}
          size="small"
          tone="danger"
          onClick={() => onRemove(item)}
        />
        <ActionMenu
          rowControl="menu"
          label={`المزيد عن ${source}`}
          hint="المزيد"
          icon={Ellipsis}
          actions={() => sourceMenu(item, actions)}
        />
      </Foot>
    </Frame>
  )
}
