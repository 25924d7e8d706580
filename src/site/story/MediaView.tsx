import { mediaId, mediaLink } from '@/content/headline'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { LazyListenToStory } from '@/site/listen/lazyListen'
import { MEDIA_PAGES, type Media, type MediaItem } from './media'
import { MEDIA_WORDS, mediaParts } from './mediaParts'
import { NearbyList } from './NearbyList'
import { type InSheet, StoryLayout } from './StoryLayout'
import { savableMedia } from './savable'
import { StoryActions, StoryNote } from './storyParts'

const NEARBY = 4

/** A video, a post or a sponsored article in the sheet: its text, its counts, and the others of its list. */
export function MediaView({ media: { list, index }, ...inSheet }: InSheet & { media: Media }) {
  const media = list[index]
  if (!media) return null
  const { kicker, title, before, after, picture, text, note } = mediaParts(media)
  const words = MEDIA_WORDS[media.kind]
  const others = [...list.slice(index + 1), ...list.slice(0, index)].slice(0, NEARBY)
  return (
    <StoryLayout
      {...inSheet}
      id={idOf(media)}
      title={title}
      isQuote={media.kind === 'post'}
      kicker={kicker}
      tools={{
        page: MEDIA_PAGES[media.kind],
        isPrintable: media.kind !== 'video',
        describe: () => savableMedia(media),
      }}
      ids={list.map(idOf)}
      index={index}
      // All three nouns are masculine.
      pager={{ label: words.list, previous: 'السابق', next: 'التالي' }}
      before={before}
    >
      {after}
      {picture}
      {text && <p className="summary">{nbspAfterNumbers(text)}</p>}
      <StoryActions>
        <LazyListenToStory />
      </StoryActions>
      <StoryNote>{note}</StoryNote>
      {others.length > 0 && (
        <NearbyList
          title={words.others}
          items={others.map((other) => {
            const { title, meta } = mediaParts(other)
            return { link: mediaLink(other.kind, other.item.id), title, meta }
          })}
        />
      )}
    </StoryLayout>
  )
}

const idOf = ({ kind, item }: MediaItem) => mediaId(kind, item.id)
