import { reloadPage } from '@mocks/demo/panel/reloadPage'
import { endTour, type PlayerState, playAgain } from '@mocks/demo/session/player'
import { leave } from '@mocks/demo/session/prepareTab'
import { downloadSession } from '@mocks/demo/session/share'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { size, weight } from '@/ui/theme/tokens'

const Text = styled('div')({
  lineHeight: 1.6,
  '& p': { fontSize: size.t16, fontWeight: weight.label },
})

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** What came of a tour, and where to go from here. */
export function TourEnd({ state: { tour, end } }: { state: PlayerState }) {
  return (
    <>
      <Text role="status">
        <p>انتهت الجولة.</p>
        {end?.length === 0 ? (
          <span>العنوان والبيانات والطلبات كما سُجّلت.</span>
        ) : (
          <ul>
            {end?.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        )}
      </Text>
      <Buttons>
        <Button size="small" onClick={endTour}>
          أكمل بنفسك
        </Button>
        <Button size="small" variant="text" onClick={() => void playAgain()}>
          من جديد
        </Button>
        <Button size="small" variant="text" onClick={() => reloadPage(leave)}>
          عُد إلى بياناتي
        </Button>
        <Button size="small" variant="text" onClick={() => downloadSession(tour)}>
          نزّل الجولة
        </Button>
      </Buttons>
    </>
  )
}
