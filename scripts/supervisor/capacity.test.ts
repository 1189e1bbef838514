import { describe, expect, it } from "vitest";
import {
  embeddedPool,
  heapMb,
  MOST_EMBEDDED,
  processesBesideDatabase,
  processesOnOwnMachine,
  thisMachine,
} from "./capacity";

const machine = (cores: number, memoryMb: number) => ({ cores, memoryMb });

describe("how many web processes a machine runs", () => {
  it.each([
    [1, 1024, 1, 1],
    [2, 4096, 2, 1],
    [4, 8192, 4, 2],
    [64, 4096, 6, 5],
    [8, 512, 1, 1],
    [64, 256_000, 64, 7],
  ])("with %i cores and %i MB: %i alone, %i beside the others", (...given) => {
    const [cores, memoryMb, alone, beside] = given;
    expect(processesOnOwnMachine(machine(cores, memoryMb))).toBe(alone);
    expect(processesBesideDatabase(machine(cores, memoryMb))).toBe(beside);
  });

  it("is calculated from this machine", () => {
    const { cores, memoryMb } = thisMachine();
    expect(cores).toBeGreaterThan(0);
    expect(memoryMb).toBeGreaterThan(100);
    expect(memoryMb).toBeLessThan(100_000_000);
  });
});

it("gives each process half of its share as heap, within limits", () => {
  expect(heapMb(machine(2, 2000), 2)).toBe(500);
  expect(heapMb(machine(2, 800), 2)).toBe(320);
  expect(heapMb(machine(2, 64_000), 2)).toBe(1024);
});

it("never lets the processes use more connections than the embedded database has", () => {
  expect([1, 2, 4, 7].map(embeddedPool)).toEqual([6, 6, 6, 1]);
  for (let processes = 1; processes <= MOST_EMBEDDED; processes += 1) {
    const pool = embeddedPool(processes);
    expect(pool).toBeGreaterThan(0);
    expect((processes + 1) * (pool + 6)).toBeLessThanOrEqual(61);
  }
});
