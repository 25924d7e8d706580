import { useCallback, useEffect, useRef, useState } from 'react'

/** Each picture is a whole app: two start at a time, so that the page itself stays quick. */
const AT_ONCE = 2
let running = 0
const waiting: (() => void)[] = []

function next() {
  while (running < AT_ONCE && waiting.length > 0) {
    running += 1
    waiting.shift()?.()
  }
}

/** A story in small, drawn at the desk's width; it starts once it is in sight and its turn comes. */
export function Thumbnail({ id, title }: { id: string; title: string }) {
  const box = useRef<HTMLIFrameElement>(null)
  const [hasTurn, setTurn] = useState(false)
  const isStarting = useRef(false)
  const giveUpTurn = useCallback(() => {
    // An empty frame says «load» too, and has no turn to give up.
    if (!isStarting.current) return
    isStarting.current = false
    running -= 1
    next()
  }, [])
  useEffect(() => {
    const frame = box.current
    if (!frame) return
    const start = () => {
      isStarting.current = true
      setTurn(true)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      waiting.push(start)
      next()
    })
    observer.observe(frame)
    return () => {
      observer.disconnect()
      const place = waiting.indexOf(start)
      if (place >= 0) waiting.splice(place, 1)
      giveUpTurn()
    }
  }, [giveUpTurn])
  return (
    <iframe
      ref={box}
      {...(hasTurn && { src: `iframe.html?id=${id}&viewMode=story` })}
      title={title}
      tabIndex={-1}
      inert
      onLoad={giveUpTurn}
    />
  )
}
