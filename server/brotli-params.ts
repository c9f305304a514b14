/** How brotli is told to compress an answer. */
import { constants } from 'node:zlib'

/**
 * A window that holds the whole body, and no more: by default every answer on its way takes four megabytes of memory.
 *
 * @param quality from 0, quick, to 11, small
 */
export function brotliParams(body: Buffer, quality: number): Record<number, number> {
  const bits = Math.ceil(Math.log2(body.length + windowOverhead))
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(bits, leastBits), constants.BROTLI_DEFAULT_WINDOW),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
}

/** A window of n bits reaches back 2^n bytes less these (RFC 7932, 9.1). */
const windowOverhead = 16

/** Smaller ones cost bytes and save no memory. */
const leastBits = 16
