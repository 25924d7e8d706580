import { useEffect, useRef } from 'react'
import { embeddedStory } from './embeddedStory'
import { dequeueIframe, enqueueIframe } from './iframeQueue'

type Props = {
  /** the id of the story */
  id: string
  /** what it shows, in Arabic */
  title: string
  height?: number
  /** for a part that looks different in a narrow window: it has a wide one, shown at half its size */
  isWide?: boolean
}

/** A live story that nobody can use, for a part that opens above the page, such as a dialog. Its play function opens it. */
export function StoryPicture({ id, title, height = 320, isWide = false }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const iframe = frame.current
    if (!iframe) return
    enqueueIframe(iframe, embeddedStory(id, {}, { plays: true }))
    return () => dequeueIframe(iframe)
  }, [id])
  return (
    <iframe
      ref={frame}
      title={title}
      tabIndex={-1}
      inert
      style={
        isWide
          ? { inlineSize: 864, blockSize: 2 * height, border: 0, zoom: 0.5 }
          : { inlineSize: '100%', blockSize: height, border: 0 }
      }
    />
  )
}
