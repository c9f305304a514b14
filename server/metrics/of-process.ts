/** How the process itself is: its age, processor time, memory, and how long its one thread keeps work waiting. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Family, gauge } from './exposition.ts'

export function watchProcess(): () => Family[] {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const started = Date.now() / 1000 - process.uptime()
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    return [
      gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', started),
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time used.',
        type: 'counter',
        samples: [{ value: (user + system) / 1e6 }],
      },
      gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
      gauge('site_heap_used_bytes', 'Memory that JavaScript uses.', heapUsed),
      gauge('site_external_memory_bytes', 'Memory of buffers, the stored pages among them.', external),
      delayFamily(delay),
    ]
  }
}

function delayFamily(delay: ReturnType<typeof monitorEventLoopDelay>): Family {
  const quantiles = { '0.5': delay.percentile(50), '0.99': delay.percentile(99), '1': delay.max }
  // The mean is no number as long as nothing was measured.
  const samples = Object.entries(quantiles).map(([quantile, ns]) => ({ labels: { quantile }, value: ns / 1e9 }))
  const family: Family = {
    name: 'site_event_loop_delay_seconds',
    help: 'How late timers of 20 ms came since the last look, those 20 ms included; quantile 1 is the longest.',
    type: 'gauge',
    samples: Number.isNaN(delay.mean) ? [] : samples,
  }
  delay.reset()
  return family
}
