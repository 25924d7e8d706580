import { useEffect, useRef } from 'react'
import { embeddedStory } from '../../embeddedStory'
import { dequeueIframe, enqueueIframe } from '../../iframeQueue'

/** A story in an iframe that nobody can use, loaded once it is in sight and the iframes before it are done. */
export function Thumbnail({ id, title }: { id: string; title: string }) {
  const box = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const iframe = box.current
    if (!iframe) return
    enqueueIframe(iframe, embeddedStory(id))
    return () => dequeueIframe(iframe)
  }, [id])
  return <iframe ref={box} title={title} tabIndex={-1} inert />
}
