export { findGate, type Gate } from './find-gate.ts';
export { gateReport } from './gate-report.ts';
