import { savedFollows } from '@/saved/follows'

/** Follows something of each kind, and a channel that does not exist. */
export const followSomething = () =>
  void savedFollows.save([
    { kind: 'section', id: 'sports' },
    { kind: 'country', id: 'egypt' },
    { kind: 'source', id: 'الشوط الثالث', file: 'sports' },
    { kind: 'channel', id: 'ilm-basit' },
    { kind: 'account', id: 'morning_walk' },
    { kind: 'channel', id: 'removed' },
  ])
