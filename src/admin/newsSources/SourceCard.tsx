import { useId } from 'react'
import { StoryTitle } from '@/admin/StoryTitle'
import { RecordStatus } from '@/admin/tables/RecordStatus'
import { type NewsSource, sourceStoryLink } from '@/content/admin/newsSources'
import { plural } from '@/lib/arabic'
import { formatCalendarDay } from '@/lib/dates'
import { isolated } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { VIEWS } from '@/lib/nouns'
import { Switch } from '@/ui/form/Switch'
import { ExternalLink } from '@/ui/navigation/ExternalLink'
import { Picture } from '@/ui/news/Picture'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { RowCheckbox } from '@/ui/selection/RowCheckbox'
import type { Selection } from '@/ui/selection/useSelection'
import { SourceButtons } from './SourceControls'
import { SourceState } from './SourceState'
import { Article, Foot, Frame, Head, Name } from './sourceCardStyles'
import { categoryName } from './sourceTexts'
import type { Sources } from './useSources'

type Props = { item: NewsSource; selection: Selection; changes: Sources['changes'] }

/** The card of a source: name, status, last collected article, switch (Spec §2, §3). */
export function SourceCard({ item, selection, changes }: Props) {
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
            <RecordStatus status={status} />
          </div>
        </Name>
      </Head>
      <Article>
        <p>
          <bdi data-line="below">
            <StoryTitle link={sourceStoryLink(item)}>{nbspAfterNumbers(item.title)}</StoryTitle>
          </bdi>
        </p>
        <Picture {...item.image} width={160} height={120} />
        <MetaLine
          items={[
            <time key="day" dateTime={item.publishDate}>
              {formatCalendarDay(item.publishDate)}
            </time>,
            plural(item.views, VIEWS),
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
