import { useEffect, useRef } from 'react'
import { embeddedStory } from './embeddedStory'
import { dequeueIframe, enqueueIframe } from './iframeQueue'

type Props = {
  /** the id of the story */
  id: string
  /** what it shows, in Arabic */
  title: string
  height?: number
}

/** A live story that nobody can use, for a part that opens above the page, such as a dialog. Its play function opens it. */
export function StoryPicture({ id, title, height = 320 }: Props) {
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
      style={{ inlineSize: '100%', blockSize: height, border: 0 }}
    />
  )
}
