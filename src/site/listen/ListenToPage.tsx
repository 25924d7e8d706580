import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useStoryParam } from '@/site/useStoryParam'
import { CARD } from '@/ui/marks/marks'
import { allInMain } from '@/ui/marks/page'
import { BottomBar } from '@/ui/navigation/BottomBar'
import { Listen, useIsListening } from './Listen'
import { Player } from './Player'
import { pauseListening } from './speaker'

const OWNER = 'page'
/** The title of the page, then each card with its headlines. */
const READ = `h1, ${CARD.selector} :is(h2, h3)`

/** Reads the headlines of the page as a bulletin (`Masthead`). Its player is at the bottom of the page. */
export function ListenToPage() {
  const isOn = useIsListening(OWNER)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const isCovered = useStoryParam() !== undefined
  const main = document.getElementById('main')
  // The sheet covers the player.
  useEffect(() => {
    if (isCovered) pauseListening(OWNER)
  }, [isCovered])
  return (
    <>
      <Listen key={path} owner={OWNER} label="استمع إلى العناوين" find={() => allInMain(READ)} />
      {isOn &&
        main &&
        createPortal(
          <BottomBar>
            <Player />
          </BottomBar>,
          main.firstElementChild ?? main,
        )}
    </>
  )
}
