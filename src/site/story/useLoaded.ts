import { useEffect, useState } from 'react'

type Loaded<T> = {
  /** undefined while it loads */
  value: T | undefined
  hasFailed: boolean
  retry: () => void
}

/** Loads what belongs to a key. While the next key loads, the value of the last one is not shown. */
export function useLoaded<Key, T>(key: Key | undefined, load: (key: Key) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ key?: Key; value?: T; hasFailed?: boolean }>({})
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try loads again
  useEffect(() => {
    if (key === undefined) return
    let isSubscribed = true
    load(key).then(
      (value) => isSubscribed && setState({ key, value }),
      (error: unknown) => {
        console.error('A story could not be loaded', error)
        if (isSubscribed) setState({ key, hasFailed: true })
      },
    )
    return () => {
      isSubscribed = false
    }
  }, [key, load, tries])

  const isOfKey = state.key === key
  return {
    value: isOfKey ? state.value : undefined,
    hasFailed: isOfKey && state.hasFailed === true,
    retry() {
      setState({})
      setTries(tries + 1)
    },
  }
}
