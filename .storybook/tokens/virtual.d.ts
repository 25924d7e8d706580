declare module 'virtual:token-uses' {
  const uses: Readonly<Record<string, number>>
  export default uses
}
