import { mediaId, mediaLink } from '@/content/headline'
import { dirOf } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { LazyListenToStory } from '@/site/listen/lazyListen'
import { STORY_TITLE } from '@/ui/marks/marks'
import { useArrival } from './arrival'
import { MEDIA_PAGES, type Media, type MediaItem } from './media'
import { MEDIA_WORDS, mediaParts } from './mediaParts'
import { NearbyList } from './NearbyList'
import { StoryPager, useTurns } from './StoryPager'
import { StoryTools } from './StoryTools'
import { savableMedia } from './savable'
import {
  focusTop,
  ReadLine,
  StoryActions,
  StoryBody,
  StoryHead,
  StoryNote,
  StoryQuote,
  StoryTitle,
} from './storyParts'

const NEARBY = 4

type Props = {
  media: Media
  /** see `StoryBody` */
  turn: number
  isArriving: boolean
  onClose: () => void
  onShow: (id: string) => void
}

/** A video, a post or a sponsored article in the sheet: its text, its counts, and the others of its list. */
export function MediaView({ media: { list, index }, turn, isArriving, onClose, onShow }: Props) {
  const previous = idOf(list[index - 1])
  const next = idOf(list[index + 1])
  const swipe = useTurns({
    previous: previous === undefined ? undefined : () => onShow(previous),
    next: next === undefined ? undefined : () => onShow(next),
  })
  const media = list[index]
  useArrival(media && mediaId(media.kind, media.item.id), isArriving)
  if (!media) return null
  const { kicker, title, before, after, picture, text, note } = mediaParts(media)
  const id = mediaId(media.kind, media.item.id)
  const words = MEDIA_WORDS[media.kind]
  const Title = media.kind === 'post' ? StoryQuote : StoryTitle
  const others = [...list.slice(index + 1), ...list.slice(0, index)].slice(0, NEARBY)
  return (
    <>
      <StoryHead onClose={onClose}>
        <p>{kicker}</p>
        <StoryTools
          title={title}
          id={id}
          page={MEDIA_PAGES[media.kind]}
          isPrintable={media.kind !== 'video'}
          describe={() => savableMedia(media)}
        />
        <ReadLine />
      </StoryHead>
      <StoryBody key={id} turn={turn} {...swipe}>
        {before}
        <Title id={STORY_TITLE} tabIndex={-1} ref={focusTop}>
          <span dir={dirOf(title)}>{nbspAfterNumbers(title)}</span>
        </Title>
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
      </StoryBody>
      {list.length > 1 && (
        <StoryPager
          label={words.list}
          words={MEDIA_PAGER}
          position={index + 1}
          count={list.length}
          previous={previous}
          next={next}
          onShow={onShow}
        />
      )}
    </>
  )
}

/** All three nouns are masculine. */
const MEDIA_PAGER = { previous: 'السابق', next: 'التالي' }

const idOf = (media: MediaItem | undefined) => media && mediaId(media.kind, media.item.id)
