/** Each theme as a drawing in five parts, one for each of its points. Pure data; drawn by theme-drawing.tsx. */

interface Part {
  /** The point that it belongs to. */
  readonly point: string
  /** Path data, in units of the sheet below. */
  readonly line: string
  /** Where its number stands: middle of the number, and its foot. */
  readonly number: readonly [x: number, y: number]
}

/** Of every drawing, in its own units; one unit is a pixel at the usual size of text. */
export const sheet = { width: 320, height: 132 } as const

/** By theme, in the order of its points. A test holds both to the list. */
export const themeShapes: Record<string, readonly Part[]> = {
  // A short value stream: its frame, its ends, its steps, its ladder, and the road back.
  process: [
    { point: 'one-process', line: 'M4 30V14h16M300 14h16v16M316 102v16h-16M20 118H4v-16', number: [18, 36] },
    { point: 'start-and-end', line: `${ring(18, 63, 7)}${ring(302, 63, 7)}${ring(302, 63, 2.5)}`, number: [18, 87] },
    {
      point: 'drawn-as-it-runs',
      line: 'M25 63h27M52 47h52v32H52zM104 63h36M140 47h52v32h-52zM192 63h36M228 47h52v32h-52zM280 63h15',
      number: [166, 68],
    },
    {
      point: 'waiting-timed',
      line: 'M114 60l8-13 8 13zM202 60l8-13 8 13zM18 92h34v14h52V92h36v14h52V92h36v14h52V92h22',
      number: [122, 110],
    },
    {
      point: 'exceptions-counted',
      line: 'M254 47V26H78v21M73 40l5 7 5-7M157 19v14M163 19v14M169 19v14M175 19v14M153 31l26-10',
      number: [212, 41],
    },
  ],
  // A table of records: its rows, what is filled in, its heads, the way out, and the column about people.
  data: [
    { point: 'customers-once', line: 'M40 48v68h192V48M40 71h192M40 93h192', number: [22, 64] },
    {
      point: 'fields-filled',
      line: 'M50 60h40M114 60h42M178 60h34M50 82h32M114 82h36M178 82h42M50 105h42M114 105h42M178 105h26',
      number: [22, 110],
    },
    { point: 'one-name', line: 'M40 48V26h192v22zM104 26v22M168 26v22', number: [72, 42] },
    { point: 'own-export', line: 'M232 93h68M292 87l8 6-8 6', number: [264, 87] },
    { point: 'people-marked', line: `${person(200, 9)}M168 54v56M232 54v56`, number: [226, 18] },
  ],
  // The list of software, the main system and what it is coupled to, who signs in and how, and the lamp.
  tools: [
    { point: 'software-listed', line: 'M8 22h56v78H8zM18 38h36M18 52h36M18 66h36', number: [36, 92] },
    {
      point: 'system-connects',
      line: 'M124 44h72v48h-72zM196 56h30M196 80h30M226 46h36v20h-36zM226 70h36v20h-36z',
      number: [160, 73],
    },
    { point: 'own-accounts', line: `${person(134, 12)}${person(160, 12)}${person(186, 12)}`, number: [214, 28] },
    { point: 'two-steps', line: 'M64 68h60M86 55v26M102 55v26', number: [94, 48] },
    {
      point: 'failures-told',
      line: `M160 92v24h102${ring(271, 116, 9)}M271 101v-7M282 105l5-5M286 116h7`,
      number: [214, 111],
    },
  ],
  // The owner above those who draw; what the hours are for, the stop, and the week.
  people: [
    { point: 'one-owner', line: `${person(88, 8)}M88 32v22M20 70V54h136v16`, number: [116, 24] },
    {
      point: 'workers-draw',
      line: `${person(20, 82)}${person(156, 82)}M40 72h96v44H40zM50 84h16v20h22V84h22v20h16`,
      number: [62, 67],
    },
    {
      point: 'hours-explained',
      line: `${ring(206, 74, 13)}M206 66v8h7M226 74h22M242 68l6 6-6 6M256 60h54v28h-54z`,
      number: [283, 79],
    },
    { point: 'can-be-stopped', line: 'M286 12h14l9 9v14l-9 9h-14l-9-9V21zM285 28h16', number: [262, 33] },
    {
      point: 'hours-reserved',
      line: 'M204 102h106v18H204zM225.2 102v18M246.4 102v18M267.6 102v18M288.8 102v18M253.5 107v8M260.5 107v8',
      number: [188, 116],
    },
  ],
  // Hours in bars, an hour in euros, a mistake struck out, the most it may cost and by when, and the start.
  money: [
    {
      point: 'hours-counted',
      line: 'M48 112h264M60 112V46h22v66M94 112V54h22v58M128 112V50h22v62M162 112V72h22v40M196 112V80h22v32M230 112V86h22v26',
      number: [266, 106],
    },
    {
      point: 'hour-priced',
      line: `M48 112V12${ring(22, 64, 13)}M28 58a8 8 0 1 0 0 12M11 62h11M11 66h11`,
      number: [22, 94],
    },
    { point: 'mistake-priced', line: 'M98 24l14 12M112 24L98 36', number: [128, 35] },
    { point: 'ceiling-and-date', line: 'M48 16h264M286 112V16M286 24h18v12h-18', number: [270, 34] },
    { point: 'start-noted', line: `${ring(71, 46, 4)}M82 46h204`, number: [218, 41] },
  ],
  // A signed sheet, a person who decides, the log, the copy that comes back, and what goes by itself.
  rules: [
    {
      point: 'agreements-signed',
      line: 'M8 18h50v66H8zM18 32h30M18 44h30M17 70c6-13 8 9 13-2 4-8 7 6 19-5',
      number: [33, 102],
    },
    {
      point: 'old-data-goes',
      line: 'M236 94h14v14h-14zM258 94h14v14h-14zM280 94h14v14h-14zM302 94h5M302 108h5M302 98v6',
      number: [243, 89],
    },
    { point: 'person-decides', line: `M58 52h22M112 18l32 34-32 34-32-34z${person(112, 37)}`, number: [112, 102] },
    { point: 'backup-restored', line: 'M226 30h34M260 16h52v28h-52zM286 44v26h-54M239 64l-7 6 7 6', number: [299, 65] },
    {
      point: 'changes-recorded',
      line: 'M144 52h24M168 18h58v66h-58zM177 34l4 4 6-8M196 35h20M177 52l4 4 6-8M196 53h20M177 70l4 4 6-8M196 71h20',
      number: [197, 102],
    },
  ],
}

function ring(x: number, y: number, radius: number): string {
  return `M${x + radius} ${y}a${radius} ${radius} 0 1 0-${2 * radius} 0 ${radius} ${radius} 0 1 0 ${2 * radius} 0`
}

/** Head and shoulders. @param y of the middle of the head */
function person(x: number, y: number): string {
  return `${ring(x, y, 5)}M${x - 10} ${y + 20}a10 11 0 0 1 20 0`
}
