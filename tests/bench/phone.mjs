// The phone that the benchmarks of visits and presses emulate: slow 4G, a processor four times slower.
const NETWORK = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const CPU = 4

/** Slows the network and the processor of a page down. Call it before the page is opened. @param {import('playwright').Page} page */
export async function slowDown(page) {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU })
}
