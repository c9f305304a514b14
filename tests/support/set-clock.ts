/** Loaded before the server under test (`node --import`): SIGUSR2 sets its clock an hour back, as a wrong clock is set right. */
const RealDate = Date
let behindMs = 0
const now = () => RealDate.now() - behindMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

process.on('SIGUSR2', () => {
  behindMs += 60 * 60 * 1000
})
