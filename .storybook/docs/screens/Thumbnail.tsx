import { useEffect, useRef } from 'react'
import { drawInTurn, leave } from './turns'

/** As Storybook embeds a story: its play is not run, and axe looks at nothing. */
const STILL = 'viewMode=story&embed=true&globals=a11y.manual:!true'

/** A story in small, drawn at the desk's width once it is in sight and its turn has come. */
export function Thumbnail({ id, title }: { id: string; title: string }) {
  const box = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const frame = box.current
    if (!frame) return
    drawInTurn(frame, `iframe.html?id=${id}&${STILL}`)
    return () => leave(frame)
  }, [id])
  return <iframe ref={box} title={title} tabIndex={-1} inert />
}
