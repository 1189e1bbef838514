import { connect as dial, type Socket } from "node:net";

// As much of MySQL's protocol as Sphinx answers with: text rows, several results to a query.

type Row = Record<string, string>;
type WaitingQuery = {
  results: Row[][];
  done: (results: Row[][]) => void;
  fail: (error: Error) => void;
};

// Protocol of 4.1, several statements at once, several results.
const CAPABILITIES = 0x0200 | 0x8000 | 0x10000 | 0x20000;
const MORE_RESULTS = 0x08;
const COM_QUERY = 0x03;

/** Reads numbers and texts of a packet, one after the other. */
class PacketReader {
  private at = 0;
  private readonly packet: Buffer;

  constructor(packet: Buffer) {
    this.packet = packet;
  }

  number(): number {
    const first = this.packet.readUInt8(this.at++);
    if (first < 0xfb) return first;
    const width = { 252: 2, 253: 3, 254: 8 }[first] ?? 0;
    const value = this.packet.readUIntLE(this.at, Math.min(width, 6));
    this.at += width;
    return value;
  }

  text(): string {
    const length = this.number();
    this.at += length;
    return this.packet.toString("utf8", this.at - length, this.at);
  }
}

const isEnd = (packet: Buffer) => packet[0] === 0xfe && packet.length < 9;

/** A connection to `searchd`; one query at a time. */
export class SphinxClient {
  private readonly socket: Socket;
  private buffer = Buffer.alloc(0);
  private greeted = false;
  private waiting: WaitingQuery | null = null;
  private columns: string[] = [];
  private rows: Row[] | null = null;
  private left = 0;
  private columnsEnded = false;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (data) => this.take(data));
    socket.on("close", () => this.waiting?.fail(new Error("Sphinx closed the connection.")));
  }

  /** Connects and is ready to ask. */
  static async open(port: number): Promise<SphinxClient> {
    const socket = dial(port, "127.0.0.1");
    await new Promise<void>((done, fail) => socket.once("connect", done).once("error", fail));
    const client = new SphinxClient(socket);
    await new Promise<Row[][]>((done, fail) => {
      client.waiting = { results: [], done, fail };
    });
    return client;
  }

  /** Asks one or several statements; answers the rows of each. */
  async query(statements: string): Promise<Row[][]> {
    return new Promise((done, fail) => {
      this.waiting = { results: [], done, fail };
      const body = Buffer.from(statements);
      this.send(0, Buffer.concat([Buffer.from([COM_QUERY]), body]));
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private send(sequence: number, body: Buffer): void {
    const head = Buffer.alloc(4);
    head.writeUIntLE(body.length, 0, 3);
    head.writeUInt8(sequence, 3);
    this.socket.write(Buffer.concat([head, body]));
  }

  private take(data: Buffer): void {
    this.buffer = Buffer.concat([this.buffer, data]);
    while (this.buffer.length >= 4) {
      const length = this.buffer.readUIntLE(0, 3);
      if (this.buffer.length < 4 + length) return;
      const packet = this.buffer.subarray(4, 4 + length);
      this.buffer = this.buffer.subarray(4 + length);
      this.read(packet);
    }
  }

  private greet(): void {
    this.greeted = true;
    const body = Buffer.alloc(34);
    body.writeUInt32LE(CAPABILITIES, 0);
    body.writeUInt32LE(1 << 24, 4);
    // UTF-8; then no name and no password.
    body.writeUInt8(33, 8);
    this.send(1, body);
  }

  private read(packet: Buffer): void {
    if (!this.greeted) this.greet();
    else if (packet[0] === 0xff) {
      this.finish(new Error(`Sphinx: ${packet.toString("utf8", 9)}`));
    } else if (this.rows === null && packet[0] === 0x00) this.finish(null);
    else if (this.rows === null) this.begin(packet);
    else if (isEnd(packet)) this.endPart(packet);
    else if (this.left > 0) this.readColumn(packet);
    else this.readRow(packet);
  }

  private begin(packet: Buffer): void {
    this.left = new PacketReader(packet).number();
    this.columns = [];
    this.rows = [];
  }

  private readColumn(packet: Buffer): void {
    const reader = new PacketReader(packet);
    // Catalogue, schema, two names of the table; then the column's.
    for (let skipped = 0; skipped < 4; skipped += 1) reader.text();
    this.columns.push(reader.text());
    this.left -= 1;
  }

  private endPart(packet: Buffer): void {
    if (!this.columnsEnded) {
      this.columnsEnded = true;
      return;
    }
    this.columnsEnded = false;
    this.waiting?.results.push(this.rows ?? []);
    this.rows = null;
    const status = packet.length >= 5 ? packet.readUInt16LE(3) : 0;
    if ((status & MORE_RESULTS) === 0) this.finish(null);
  }

  private readRow(packet: Buffer): void {
    const reader = new PacketReader(packet);
    const row = Object.fromEntries(this.columns.map((name) => [name, reader.text()]));
    this.rows?.push(row);
  }

  private finish(error: Error | null): void {
    const { waiting } = this;
    this.waiting = null;
    this.rows = null;
    this.columnsEnded = false;
    if (error) waiting?.fail(error);
    else waiting?.done(waiting.results);
  }
}
