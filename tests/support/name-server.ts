/** A name server that knows what a test tells it, and otherwise says that there is no such name. */
import { createSocket } from 'node:dgram'

export interface NameServer {
  /** As a resolver wants it. */
  readonly address: string
  close(): void
}

const types = { 15: 'MX', 16: 'TXT' } as const

/** Keys such as `TXT firma.nl`; of an MX the servers in order. `silent`: it never answers. `failing`: it answers SERVFAIL. */
export function startNameServer(
  answers: Readonly<Record<string, readonly string[]>> | 'silent' | 'failing',
): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    if (answers === 'silent') return
    const { name, type, question } = readQuestion(query)
    const found = answers === 'failing' ? undefined : answers[`${types[type as 15 | 16]} ${name}`]
    const code = answers === 'failing' ? 2 : found ? 0 : 3
    const head = Buffer.from([0, 0, 0x81, 0x80 | code, 0, 1, 0, found?.length ?? 0, 0, 0, 0, 0])
    query.copy(head, 0, 0, 2)
    socket.send(Buffer.concat([head, question, ...(found ?? []).map((text) => record(type, text))]), port, address)
  })
  return new Promise((resolve) =>
    socket.bind(0, '127.0.0.1', () =>
      resolve({ address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }),
    ),
  )
}

function readQuestion(query: Buffer): { name: string; type: number; question: Buffer } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return {
    name: labels.join('.').toLowerCase(),
    type: query.readUInt16BE(at + 1),
    question: query.subarray(12, at + 5),
  }
}

function record(type: number, text: string): Buffer {
  const data = type === 15 ? Buffer.concat([Buffer.from([0, 10]), nameBytes(text)]) : Buffer.concat(chunks(text))
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

/** A long text travels in parts of at most 255 bytes. */
function chunks(text: string): Buffer[] {
  const parts = text.match(/.{1,200}/g) ?? ['']
  return parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]))
}

function nameBytes(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]))
  return Buffer.concat([...labels, Buffer.from([0])])
}
