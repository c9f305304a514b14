/**
 * The styles of C to F, whose script comes later than the page: named here, they are among the page's own. In the order
 * in which answer-sections.tsx meets them.
 */
import '#app/ui/sheet-section/sheet-section.module.css'
import './answer-sections.module.css'
import './cost-section.module.css'
import './figure-list.module.css'
import '#app/ui/hatch/hatch.module.css'
import '#app/ui/roi/payback-chart.module.css'
import './payback-section.module.css'
import '#app/ui/roi/gauge.module.css'
import '#app/ui/roi/share-table.module.css'
import './saving-section.module.css'
import '#app/ui/to-scale/to-scale.module.css'
import '#app/ui/value-stream-map/drawing/drawing.module.css'
import '#app/ui/value-stream-map/map-table.module.css'
import '#app/ui/value-stream-map/narrow-list.module.css'
import '#app/ui/value-stream-map/state-switch.module.css'
import '#app/ui/value-stream-map/value-stream-map.module.css'
import './scale-section.module.css'
